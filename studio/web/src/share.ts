// A game in a link: compressed in the part of the address that browsers do not send.

export interface Shared { name: string; text: string }

const LONGEST = 2_000_000;

async function through(bytes: Uint8Array, transform: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(transform as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LONGEST) throw new Error('the link holds too much');
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let place = 0;
  for (const part of parts) { all.set(part, place); place += part.length; }
  return all;
}

export async function link(shared: Shared): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify([shared.name, shared.text])), new CompressionStream('deflate-raw'));
  let binary = '';
  for (let i = 0; i < bytes.length; i += 8192) binary += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return `${location.origin}/#g=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The game in the address, if there is one that can be read. */
export async function received(hash: string): Promise<Shared | null> {
  const found = hash.match(/^#g=([\w-]+)$/);
  if (!found) return null;
  const binary = atob(found[1].replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, c => c.charCodeAt(0));
  const parsed: unknown = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  if (!Array.isArray(parsed) || typeof parsed[0] !== 'string' || typeof parsed[1] !== 'string') return null;
  const name = parsed[0].replace(/[^\w.-]/g, '_').slice(0, 80);
  return { name, text: parsed[1] };
}
