import { reasonOf } from '#core/errors.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'

export const failureText = (error: Error): string => tOr(`problem-${reasonOf(error)}`, t('problem-unknown'))

export const Failure = ({ error }: { error: Error | null }) => (
  <div role="alert" className="mb-3 empty:hidden">
    {error ? <Notice tone="warn">{failureText(error)}</Notice> : null}
  </div>
)
