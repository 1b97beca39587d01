import { useToasts } from '#src/features/shared/useToasts.ts'
import { useCallback, useEffect, useState } from 'react'
import { t } from '#src/i18n/t.ts'
import type { Handed, Host } from '#src/platform/contract.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { usePersistentStore } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { tellCopied } from '#src/features/shared/CopyButton.tsx'
import { useInviteLink } from '../rewards/invite/useInviteLink.ts'
import type { Prepared } from './prepared.ts'

/** Leaving the choice of a chat needs no message: the user knows that nothing was sent. */
const words: Partial<Record<Handed, 'telegram-share-expired' | 'telegram-share-failed'>> = {
  expired: 'telegram-share-expired',
  failed: 'telegram-share-failed',
}

/** Shares the bot's prepared invitation to a chat, with the plain link next to it for clients that cannot or fail to. */
export default function PreparedInvitation({
  prepared: { id, code },
  host: { shareMessage },
}: {
  prepared: Prepared
  host: Host
}) {
  const platform = usePlatform()
  const linkOf = useInviteLink()
  const toasts = useToasts()
  const [handed, setHanded] = useState<Handed | null>(null)
  const hand = useCallback(async () => {
    const now = (await shareMessage?.(id)) ?? null
    if (now !== null && now !== 'closed') platform.haptic(now === 'sent' ? 'success' : 'warning')
    return now
  }, [id, platform, shareMessage])
  // The bot's button already asked for it, so sharing starts at once, but not again when the language changes.
  const first = usePersistentStore(createOnceEach)
  useEffect(() => {
    if (first(id)) void hand().then(setHanded)
  }, [first, hand, id])

  const share = async (link: string) => {
    const result = await platform.share({ title: t('invite-share-title'), text: t('invite-share-text'), url: link })
    if (result === 'copied' || result === 'failed') tellCopied(toasts, result === 'copied')
  }
  if (!shareMessage && code === null) return null
  const problem = handed && words[handed]
  return (
    <Card className="mb-4" data-testid="prepared-invitation">
      <p className="text-pretty text-muted">{t('telegram-share-text')}</p>
      <p role="status" className="mt-3 text-small text-pretty text-warn empty:hidden">
        {problem ? t(problem) : null}
      </p>
      <div className="mt-4 grid gap-3">
        {shareMessage ? (
          <Button
            wide
            onClick={() => {
              setHanded(null)
              void hand().then(setHanded)
            }}
          >
            {t('telegram-share')}
          </Button>
        ) : null}
        {code === null ? null : (
          <Button wide look="secondary" onClick={() => void share(linkOf(code))}>
            {t('invite-share')}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Returns true for the first call with a name, then false. */
export function createOnceEach(): (name: string) => boolean {
  const asked = new Set<string>()
  return (name) => {
    const first = !asked.has(name)
    asked.add(name)
    return first
  }
}
