# Tries: control characters in the message of a mistake
raise ValueError('\x1b]0;title\x07\x1b[2J\x9b31m\r\n\x00\x7f\xe2\x80\xae')
