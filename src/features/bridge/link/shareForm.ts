import { restOfMessages } from '#src/i18n/current.ts'
import { t } from '#src/i18n/t.ts'
import type { Services } from '#src/services.ts'
import { tellCopied } from '#src/features/shared/CopyButton.tsx'
import { paramsFromForm } from '#src/features/shared/params.ts'
import { visitToasts } from '#src/features/shared/useToasts.ts'

type Sharing = Pick<Services, 'platform' | 'form' | 'single'>

/** Shares the form's link through the device's share sheet, or copies it to the clipboard. A tap meanwhile does nothing. */
export async function shareForm(services: Sharing, page: Pick<Location, 'pathname' | 'origin'>): Promise<void> {
  const share = services.single(shareOf)
  if (share.isOpen) return
  share.isOpen = true
  try {
    await shareLink(services, page)
  } finally {
    share.isOpen = false
  }
}

const shareOf = (_: unknown): { isOpen: boolean } => ({ isOpen: false })

async function shareLink(
  { platform, form, single }: Sharing,
  { pathname, origin }: Pick<Location, 'pathname' | 'origin'>,
): Promise<void> {
  await restOfMessages()
  const url = new URL(pathname.replace(/\/confirm\/?$/i, '/'), origin)
  url.search = paramsFromForm(form.getState()).toString()
  const result = await platform.share({ title: t('link-share-title'), text: t('link-share-text'), url: url.toString() })
  if (result === 'copied' || result === 'failed') tellCopied(single(visitToasts), result === 'copied')
}
