import { t } from '#src/i18n/t.ts'
import { tos } from '#src/i18n/tos.ts'

export default function TosPage() {
  return (
    <article className="mx-auto w-full max-w-[45rem]">
      <h1 className="text-title font-semibold tracking-tight">{t('tos-title')}</h1>
      {tos.map(({ title, text }) => (
        <section key={title} className="mt-6">
          <h2 className="text-heading font-semibold">{title}</h2>
          <p className="mt-1 max-w-[65ch] text-muted">{text}</p>
        </section>
      ))}
    </article>
  )
}
