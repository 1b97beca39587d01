import type { SiteData } from '#core/wire/site.ts'
import { t } from '#src/i18n/t.ts'
import { OutIcon } from '#src/ui/moreIcons.tsx'

/** Auditors of the contracts. Each logo has its name as text, because a logo alone is not accessible. */
export const Audits = ({ audits }: Pick<SiteData, 'audits'>) => (
  <section className="mt-4 px-4" aria-labelledby="audits">
    <h3 id="audits" className="text-caption font-semibold text-muted">
      {t('around-audits')}
    </h3>
    <ul className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-x-8">
      {audits.map(({ name, url, logo }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-11 items-center gap-3 py-1 text-small hover:text-tide"
          >
            <img src={logo} alt="" className="h-7 w-auto max-w-24 flex-none object-contain" />
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <OutIcon width={16} height={16} className="flex-none text-muted" />
          </a>
        </li>
      ))}
    </ul>
  </section>
)
