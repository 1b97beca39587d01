### Planned and released work

roadmap-in_progress = در حال انجام
roadmap-planned = برنامه‌ریزی‌شده
roadmap-live = در دسترس
roadmap-about = کارهای در حال انجام، برنامه‌ها و نسخه‌های تازه.
roadmap-empty = هنوز چیزی اعلام نشده
roadmap-empty-text = موارد تازه پس از اعلام اینجا می‌آیند.
roadmap-failed = این صفحه بارگیری نشد
