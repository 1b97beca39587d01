import { useState } from 'react'
import { t } from '#src/i18n/t.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { Switch } from '#src/ui/Switch.tsx'

/** Switches between dark and light; dark is the default. */
export function ThemeSwitch() {
  const platform = usePlatform()
  const [theme, setTheme] = useState(platform.theme())
  const choose = (dark: boolean) => {
    platform.setTheme(dark ? 'dark' : 'light')
    setTheme(dark ? 'dark' : 'light')
  }
  return <Switch label={t('theme-dark_colours')} on={theme === 'dark'} onChange={choose} />
}
