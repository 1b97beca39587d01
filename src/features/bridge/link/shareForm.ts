import { restOfMessages } from '#src/i18n/current.ts'
import { t } from '#src/i18n/t.ts'
import type { Services } from '#src/services.ts'
import { tellCopied } from '#src/features/shared/CopyButton.tsx'
import { paramsFromForm } from '#src/features/shared/params.ts'
import { visitToasts } from '#src/features/shared/useToasts.ts'

/** Shares the form's link through the device's share sheet, or copies it to the clipboard. */
export async function shareForm(
  { platform, form, single }: Pick<Services, 'platform' | 'form' | 'single'>,
  { pathname, origin }: Pick<Location, 'pathname' | 'origin'>,
): Promise<void> {
  await restOfMessages()
  const url = new URL(pathname.replace(/\/confirm\/?$/i, '/'), origin)
  url.search = paramsFromForm(form.getState()).toString()
  const result = await platform.share({ title: t('link-share-title'), text: t('link-share-text'), url: url.toString() })
  if (result === 'copied' || result === 'failed') tellCopied(single(visitToasts), result === 'copied')
}
