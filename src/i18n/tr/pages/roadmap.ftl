### Planned and released work

roadmap-in_progress = Devam ediyor
roadmap-planned = Planlanıyor
roadmap-live = Yayında
roadmap-about = Üzerinde çalıştıklarımız, planlarımız ve yeni çıkanlar.
roadmap-empty = Henüz duyuru yok
roadmap-empty-text = Yenilikler duyurduğumuzda burada görünür.
roadmap-failed = Bu sayfa yüklenemiyor
