package org.regames.approvals;

import java.io.File;
import java.nio.file.Path;
import org.approvaltests.namer.ApprovalNamer;

/**
 * Names approved files after what they pin instead of after the test method.
 *
 * @param base the approved file without its extension
 */
record BesideNamer(Path base) implements ApprovalNamer {
  @Override
  public File getApprovedFile(String extensionWithDot) {
    return new File(base + extensionWithDot);
  }

  @Override
  public File getReceivedFile(String extensionWithDot) {
    return new File(base + ".received" + extensionWithDot);
  }

  @Override
  public String getApprovalName() {
    return base.getFileName().toString();
  }

  @Override
  public String getSourceFilePath() {
    return base.getParent() + File.separator;
  }

  @Override
  public ApprovalNamer addAdditionalInformation(String information) {
    return this;
  }

  @Override
  public String getAdditionalInformation() {
    return "";
  }
}
