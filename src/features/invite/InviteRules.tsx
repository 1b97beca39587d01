import { t } from '#src/i18n/t.ts'

const rules = ['share', 'first', 'wait'] as const

/** How an invitation counts, in words; the share is the operator's own. */
export function InviteRules({ percent }: { percent: number | null }) {
  const text = { share: percent === null ? t('invite-rule-some') : t('invite-rule-share', { percent }), first: t('invite-rule-first'), wait: t('invite-rule-wait') }
  return (
    <ol className="grid gap-4">
      {rules.map((rule, n) => (
        <li key={rule} className="flex items-start gap-3">
          <span aria-hidden="true" className="grid size-8 flex-none place-items-center rounded-full tint-ember text-small font-semibold text-ember">
            {n + 1}
          </span>
          <span className="min-w-0 flex-1 pt-1 text-pretty">{text[rule]}</span>
        </li>
      ))}
    </ol>
  )
}
