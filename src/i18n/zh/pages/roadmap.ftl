### Planned and released work

roadmap-in_progress = 进行中
roadmap-planned = 计划中
roadmap-live = 已上线
roadmap-about = 正在开发、计划中和新发布的功能。
roadmap-empty = 暂无公告
roadmap-empty-text = 我们公布的新内容会显示在这里。
roadmap-failed = 无法加载此页面
