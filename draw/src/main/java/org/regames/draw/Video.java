package org.regames.draw;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jcodec.codecs.h264.H264Encoder;
import org.jcodec.codecs.h264.encode.RateControl;
import org.jcodec.codecs.h264.io.model.SeqParameterSet;
import org.jcodec.codecs.h264.io.model.SliceType;
import org.jcodec.codecs.h264.io.model.VUIParameters;
import org.jcodec.common.Codec;
import org.jcodec.common.MuxerTrack;
import org.jcodec.common.VideoCodecMeta;
import org.jcodec.common.VideoEncoder;
import org.jcodec.common.io.NIOUtils;
import org.jcodec.common.io.SeekableByteChannel;
import org.jcodec.common.model.ColorSpace;
import org.jcodec.common.model.Packet;
import org.jcodec.common.model.Picture;
import org.jcodec.common.model.Size;
import org.jcodec.containers.mp4.muxer.MP4Muxer;

/** Pictures in sequence as a video: MP4 with H.264, which browsers and phones play. */
public final class Video {
  private static final int THOUSANDTHS = 1000;
  private static final int LAST = 3;
  private static final int BYTE = 128;

  /** Space for the headers of a picture. */
  private static final int ROOM = 1 << 16;

  private Video() {}

  /**
   * A video. All pictures are as large as the largest.
   *
   * @param seconds how long each is shown; the last one is shown three times as long
   * @throws Raster.NoFontsException if the system has no fonts
   */
  public static byte[] mp4(List<String> svgs, double seconds) {
    List<BufferedImage> images = new ArrayList<>(Raster.images(svgs));
    images.addAll(Collections.nCopies(LAST - 1, images.getLast()));
    int millis = (int) Math.round(seconds * THOUSANDTHS);
    try {
      // The header is updated at the end, which requires a file.
      Path file = Files.createTempFile("play", ".mp4");
      try {
        write(images, millis, file);
        return Files.readAllBytes(file);
      } finally {
        Files.delete(file);
      }
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  private static void write(List<BufferedImage> images, int millis, Path file) throws IOException {
    try (SeekableByteChannel out = NIOUtils.writableChannel(file.toFile())) {
      MP4Muxer container = MP4Muxer.createMP4MuxerToChannel(out);
      Encoder encoder = new Encoder();
      Picture first = picture(images.getFirst());
      ByteBuffer room = ByteBuffer.allocate(ROOM + 6 * first.getWidth() * first.getHeight());
      MuxerTrack track =
          container.addVideoTrack(
              Codec.H264,
              VideoCodecMeta.createSimpleVideoCodecMeta(first.getSize(), first.getColor()));
      for (int number = 0; number < images.size(); number++) {
        room.clear();
        VideoEncoder.EncodedFrame frame = encoder.encodeFrame(picture(images.get(number)), room);
        long from = (long) number * millis;
        track.addFrame(
            Packet.createPacket(
                NIOUtils.clone(frame.getData()),
                from,
                THOUSANDTHS,
                millis,
                number,
                frame.isKeyFrame() ? Packet.FrameType.KEY : Packet.FrameType.INTER,
                null));
      }
      container.finish();
    }
  }

  /** Encodes pictures with few colours well, and declares their colour space. */
  private static final class Encoder extends H264Encoder {
    private static final int PRIMARIES_AND_CURVE_OF_HD = 1;
    private static final int MATRIX_OF_TV = 6;
    private static final int ANY_FORMAT = 5;

    Encoder() {
      super(new Fine());
    }

    @Override
    public SeqParameterSet initSPS(Size size) {
      SeqParameterSet set = super.initSPS(size);
      set.vuiParams = new VUIParameters();
      set.vuiParams.videoSignalTypePresentFlag = true;
      set.vuiParams.videoFormat = ANY_FORMAT;
      set.vuiParams.colourDescriptionPresentFlag = true;
      set.vuiParams.colourPrimaries = PRIMARIES_AND_CURVE_OF_HD;
      set.vuiParams.transferCharacteristics = PRIMARIES_AND_CURVE_OF_HD;
      set.vuiParams.matrixCoefficients = MATRIX_OF_TV;
      return set;
    }
  }

  /** Constant quality, high enough that areas of one colour keep it. */
  private static final class Fine implements RateControl {
    private static final int STEP = 14;

    @Override
    public int startPicture(Size size, int most, SliceType type) {
      return STEP;
    }

    @Override
    public int initialQpDelta() {
      return 0;
    }

    @Override
    public int accept(int bits) {
      return 0;
    }
  }

  /** An image of even width and height in YUV 4:2:0 of ITU-R BT.601, as in television. */
  private static Picture picture(BufferedImage image) {
    int width = image.getWidth() + image.getWidth() % 2;
    int height = image.getHeight() + image.getHeight() % 2;
    Picture picture = Picture.create(width, height, ColorSpace.YUV420J);
    float[] sum = new float[3];
    for (int y = 0; y < height; y += 2) {
      for (int x = 0; x < width; x += 2) {
        Arrays.fill(sum, 0);
        for (int pixel = 0; pixel < 4; pixel++) {
          int right = x + pixel % 2;
          int below = y + pixel / 2;
          Color colour =
              new Color(
                  image.getRGB(
                      Math.min(right, image.getWidth() - 1),
                      Math.min(below, image.getHeight() - 1)));
          float[] parts = colour.getRGBColorComponents(null);
          double light = 16 + 65.481 * parts[0] + 128.553 * parts[1] + 24.966 * parts[2];
          picture.getPlaneData(0)[below * width + right] = sample(light);
          for (int part = 0; part < 3; part++) {
            sum[part] += parts[part] / 4;
          }
        }
        int at = y / 2 * (width / 2) + x / 2;
        picture.getPlaneData(1)[at] =
            sample(BYTE - 37.797 * sum[0] - 74.203 * sum[1] + 112 * sum[2]);
        picture.getPlaneData(2)[at] =
            sample(BYTE + 112 * sum[0] - 93.786 * sum[1] - 18.214 * sum[2]);
      }
    }
    return picture;
  }

  private static byte sample(double value) {
    return (byte) (Math.round(value) - BYTE);
  }
}
