import { screenAt } from '#core/screens/match.ts'
import { pageMessages, restOfMessages } from '#src/i18n/current.ts'
import { t } from '#src/i18n/t.ts'

function setMeta(attribute: 'name' | 'property', key: string, content: string | null): void {
  const found = document.head.querySelector(`meta[${attribute}="${key}"]`)
  if (content === null) return found?.remove()
  const meta = found ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute(attribute, key)
  meta.setAttribute('content', content)
}

function setCanonical(href: string | null): void {
  const found = document.head.querySelector('link[rel=canonical]')
  if (href === null) return found?.remove()
  const link = found ?? document.head.appendChild(document.createElement('link'))
  link.setAttribute('rel', 'canonical')
  link.setAttribute('href', href)
}

/** Writes the title and description of the screen at a path, as the server does for the first one. A payer's page has its own title. */
export async function writeHead(
  pathname: string,
  search: string,
  partner: string | null,
  left: () => boolean,
): Promise<void> {
  const screen = screenAt(pathname)
  await (screen?.page === 'bridge' ? restOfMessages : pageMessages)()
  if (left()) return
  const isRequest = screen?.page === 'pay' && new URLSearchParams(search).has('id')
  const name = screen ? t(`screen-${screen.name}-title`) : t('screen-not-found-title')
  const title = `${isRequest ? t('request-page') : name} · ${partner ?? 'Causeway'}`
  const description = screen ? t(`screen-${screen.name}-description`) : t('screen-not-found-description')
  // A partner's pages share the product's canonical address.
  const address =
    screen && partner === null && !screen.path.includes(':')
      ? new URL(screen.path, window.location.origin).toString()
      : null
  document.title = title
  setMeta('name', 'description', description)
  setMeta('name', 'robots', screen?.listed ? null : 'noindex')
  setMeta('property', 'og:title', title)
  setMeta('property', 'og:description', description)
  setMeta('property', 'og:url', address)
  setCanonical(address)
}
