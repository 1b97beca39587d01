import { useRef } from 'react'
import { t } from '#src/i18n/t.ts'
import { Busy } from '#src/ui/Busy.tsx'
import { linkLook } from '#src/ui/Button.tsx'
import { useHandsOnFocus } from '#src/ui/useHandsOnFocus.ts'

/** Opens the post and records it. A link, because a popup blocker would stop a window opened after the wallet's answer. */
export function PostLink({ href, busy, onPost }: { href: string; busy: boolean; onPost: () => void }) {
  const ref = useRef<HTMLAnchorElement>(null)
  useHandsOnFocus(ref)
  return (
    <a
      ref={ref}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onPost())}
      className={linkLook('primary')}
      data-testid="share-campaign"
    >
      {t('campaign-share-to')}
      {busy ? <Busy /> : null}
    </a>
  )
}
