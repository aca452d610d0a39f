package org.regames.draw;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.FloatSize;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/**
 * Renders SVG to pixels, two pixels per unit. The SVG must not use variables, and each rule of its
 * styles has to name one class or one kind of element.
 */
public final class Raster {
  private static final double SCALE = 2;
  private static final int HUNDREDTHS = 100;

  private Raster() {}

  /** The system has no fonts, without which pictures cannot contain text. */
  public static final class NoFontsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NoFontsException(Throwable cause) {
      super("this system has no fonts for texts in pictures", cause);
    }
  }

  /**
   * A picture as PNG.
   *
   * @throws NoFontsException if the system has no fonts
   */
  public static byte[] png(String svg) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(images(List.of(svg)).getFirst(), "png", bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  /**
   * Pictures in an endless sequence, as an animated GIF. All are as large as the largest.
   *
   * @param seconds how long each is shown; the last one is shown three times as long
   * @throws NoFontsException if the system has no fonts
   */
  public static byte[] gif(List<String> svgs, double seconds) {
    List<BufferedImage> images = images(svgs);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
      writer.setOutput(out);
      writer.prepareWriteSequence(null);
      for (int image = 0; image < images.size(); image++) {
        boolean isLast = image == images.size() - 1;
        long hundredths = Math.round(seconds * HUNDREDTHS * (isLast ? 3 : 1));
        BufferedImage one = images.get(image);
        writer.writeToSequence(
            new IIOImage(one, null, timed(writer, one, image == 0, hundredths)), null);
      }
      writer.endWriteSequence();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }

  /** The GIF metadata of one picture; that of the first one also makes the sequence repeat. */
  private static IIOMetadata timed(
      ImageWriter writer, BufferedImage image, boolean isFirst, long hundredths)
      throws IOException {
    IIOMetadata data =
        writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
    String format = data.getNativeMetadataFormatName();
    IIOMetadataNode root = new IIOMetadataNode(format);
    IIOMetadataNode control = new IIOMetadataNode("GraphicControlExtension");
    control.setAttribute("disposalMethod", "none");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "FALSE");
    control.setAttribute("delayTime", String.valueOf(hundredths));
    control.setAttribute("transparentColorIndex", "0");
    root.appendChild(control);
    if (isFirst) {
      IIOMetadataNode all = new IIOMetadataNode("ApplicationExtensions");
      IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
      loop.setAttribute("applicationID", "NETSCAPE");
      loop.setAttribute("authenticationCode", "2.0");
      loop.setUserObject(new byte[] {1, 0, 0});
      all.appendChild(loop);
      root.appendChild(all);
    }
    data.mergeTree(format, root);
    return data;
  }

  /**
   * Draws a picture at its natural size, at the origin of the graphics.
   *
   * @throws NoFontsException if the system has no fonts
   */
  public static void paint(String svg, Graphics2D graphics) {
    needFonts();
    SVGDocument document = document(svg);
    document.render((Component) null, graphics, document.viewBox());
  }

  private static void needFonts() {
    System.setProperty("java.awt.headless", "true");
    try {
      GraphicsEnvironment.getLocalGraphicsEnvironment().getAvailableFontFamilyNames();
    } catch (RuntimeException | LinkageError | InternalError none) {
      throw new NoFontsException(none);
    }
  }

  /** Pictures of one size. */
  static List<BufferedImage> images(List<String> svgs) {
    needFonts();
    List<SVGDocument> documents = svgs.stream().map(Raster::document).toList();
    float width = 1;
    float height = 1;
    for (SVGDocument document : documents) {
      FloatSize size = document.size();
      width = Math.max(width, size.width);
      height = Math.max(height, size.height);
    }
    FloatSize room = new FloatSize(width, height);
    return documents.stream().map(document -> image(document, room)).toList();
  }

  private static SVGDocument document(String svg) {
    ByteArrayInputStream bytes = new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8));
    SVGDocument document = new SVGLoader().load(bytes, null, LoaderContext.createDefault());
    if (document == null) {
      throw new IllegalArgumentException("no SVG: " + svg);
    }
    return document;
  }

  /** A picture at the upper left of an image; the rest gets the colour of its corner. */
  private static BufferedImage image(SVGDocument document, FloatSize room) {
    int width = (int) Math.ceil(room.width * SCALE);
    int height = (int) Math.ceil(room.height * SCALE);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.scale(SCALE, SCALE);
    document.render((Component) null, graphics, document.viewBox());
    FloatSize size = document.size();
    graphics.setColor(new Color(image.getRGB(0, 0)));
    int right = (int) (size.width * SCALE);
    int bottom = (int) (size.height * SCALE);
    graphics.scale(1 / SCALE, 1 / SCALE);
    graphics.fillRect(right, 0, width, height);
    graphics.fillRect(0, bottom, width, height);
    graphics.dispose();
    return image;
  }
}
