### Planned and released work

roadmap-in_progress = Sedang dikerjakan
roadmap-planned = Direncanakan
roadmap-live = Tersedia
roadmap-about = Yang sedang kami kerjakan, rencana, dan rilis baru.
roadmap-empty = Belum ada pengumuman
roadmap-empty-text = Hal baru muncul di sini saat kami mengumumkannya.
roadmap-failed = Halaman ini tidak dapat dimuat
