### Hiçbir şey alınamazken

connection-slow = Sayfanın yüklenmesi uzun sürüyor. Bağlantınızı kontrol edip sayfayı yenileyin; süren transferler etkilenmez.
connection-reload = Yenile
