package org.regames.approvals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The class files of the project, without tests, read once for all that look at them. */
final class OurClasses {
  static final JavaClasses ALL =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(location -> !location.contains("/approvals/"))
          .withImportOption(location -> !location.contains("/jmh_generated/"))
          .importPackages("org.regames");

  private OurClasses() {}
}
