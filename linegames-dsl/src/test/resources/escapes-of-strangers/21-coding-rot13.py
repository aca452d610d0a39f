# -*- coding: rot13 -*-
# Tries: code that another encoding reads in comments
# cevag('RFPNCRQ')
cevag('RFPNCRQ')
