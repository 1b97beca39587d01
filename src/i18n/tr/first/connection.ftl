### Hiçbir şey alınamazken

connection-slow = Bu sayfa henüz gelmedi. Bağlandığınızda yeniden yükleyin; yola çıkmış olanlar bundan etkilenmez.
connection-reload = Yeniden yükle
