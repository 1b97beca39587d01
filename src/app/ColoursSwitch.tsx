import { useState } from 'react'
import { t } from '#src/i18n/t.ts'
import { useTop } from '#src/platform/useTop.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { Switch } from '#src/ui/Switch.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** Offers Telegram's colors or the app's own inside Telegram; dark or light elsewhere. */
export function ColoursSwitch() {
  const host = useTop(usePlatform().host)
  const [own, setOwn] = useState(host?.ownColours() ?? false)
  if (!host) return <ThemeSwitch />
  const choose = (telegrams: boolean) => {
    host.setOwnColours(!telegrams)
    setOwn(!telegrams)
  }
  return (
    <>
      <Switch label={t('telegram-colours')} on={!own} onChange={choose} />
      {own ? <ThemeSwitch /> : null}
    </>
  )
}
