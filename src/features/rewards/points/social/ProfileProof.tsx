import { useId } from 'react'
import { t } from '#src/i18n/t.ts'
import { CopyButton } from '#src/features/shared/CopyButton.tsx'
import { useProfileCode } from './useProfileCode.ts'

/** Code that proves ownership of an X account: its purpose, and where to put it. */
export function ProfileProof({ wallet }: { wallet: string }) {
  const code = useProfileCode(wallet)
  const [label, why] = [useId(), useId()]
  return (
    <div role="group" aria-labelledby={label} aria-describedby={why} data-proof className="py-2">
      <p id={label} className="mb-2 text-small font-semibold">
        {t('social-proof')}
      </p>
      <p className="flex items-center gap-2 rounded-input border border-line bg-raised ps-4">
        <span translate="no" className="min-w-0 flex-1 font-mono text-small wrap-anywhere select-all">
          {code}
        </span>
        <CopyButton text={code} label={t('social-proof-copy')} />
      </p>
      <p id={why} className="mt-2 text-caption text-pretty text-muted">
        {t('social-proof-why')}
      </p>
    </div>
  )
}
