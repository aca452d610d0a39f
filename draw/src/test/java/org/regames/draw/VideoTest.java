package org.regames.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.List;
import org.jcodec.api.FrameGrab;
import org.jcodec.common.DemuxerTrackMeta;
import org.jcodec.common.io.ByteBufferSeekableByteChannel;
import org.jcodec.common.model.Picture;
import org.junit.jupiter.api.Test;

class VideoTest {
  private static String square(int width, String colour) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d 21\" width=\"%d\" height=\"21\">"
            .formatted(width, width)
        + "<rect width=\"%d\" height=\"21\" fill=\"%s\"/></svg>".formatted(width, colour);
  }

  @Test
  void aVideoReadsBack() throws Exception {
    byte[] video = Video.mp4(List.of(square(40, "#2050c0"), square(37, "#e0c020")), 0.5);
    FrameGrab frames =
        FrameGrab.createFrameGrab(
            ByteBufferSeekableByteChannel.readFromByteBuffer(ByteBuffer.wrap(video)));
    DemuxerTrackMeta meta = frames.getVideoTrack().getMeta();
    assertEquals(2.0, meta.getTotalDuration(), 1e-9);
    assertEquals(4, meta.getTotalFrames());
    assertMiddle(83, 184, 99, frames.getNativeFrame());
    for (int shown = 0; shown < 3; shown++) {
      assertMiddle(174, 53, 154, frames.getNativeFrame());
    }
    assertNull(frames.getNativeFrame());
  }

  /** That the middle has a brightness and a colour, as ITU-R BT.601 has them. */
  private static void assertMiddle(int light, int blue, int red, Picture frame) {
    Picture cropped = frame.cropped();
    assertEquals(80, cropped.getWidth());
    assertEquals(42, cropped.getHeight());
    int[] wanted = {light, blue, red};
    for (int plane = 0; plane < 3; plane++) {
      int width = cropped.getPlaneWidth(plane);
      int middle = cropped.getPlaneHeight(plane) / 2 * width + width / 2;
      int found = cropped.getPlaneData(plane)[middle] + 128;
      assertTrue(Math.abs(found - wanted[plane]) < 5, "found " + found + " for " + wanted[plane]);
    }
  }
}
