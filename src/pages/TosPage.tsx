import { t } from '#src/i18n/t.ts'

const sections = ['service', 'custody', 'costs', 'risks', 'who', 'data', 'liability'] as const

export default function TosPage() {
  return (
    <article className="mx-auto w-full max-w-[45rem]">
      <h1 className="text-title font-semibold tracking-tight">{t('tos.title')}</h1>
      {sections.map((section) => (
        <section key={section} className="mt-6">
          <h2 className="text-heading font-semibold">{t(`tos.${section}.title`)}</h2>
          <p className="mt-1 max-w-[65ch] text-muted">{t(`tos.${section}`)}</p>
        </section>
      ))}
    </article>
  )
}
