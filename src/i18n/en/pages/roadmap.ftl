### Planned and released work

roadmap-in_progress = In progress
roadmap-planned = Planned
roadmap-live = Live
roadmap-about = Work in progress, plans, and new releases.
roadmap-empty = Nothing announced yet
roadmap-empty-text = New work appears here when we announce it.
roadmap-failed = Can’t load this page
