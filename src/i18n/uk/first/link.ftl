### Links that fill the form

link-share = Поділитися посиланням
