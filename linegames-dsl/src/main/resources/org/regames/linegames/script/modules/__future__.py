# Scripts may ask for what they have anyway.
nested_scopes = generators = division = absolute_import = with_statement = print_function = None
unicode_literals = None
