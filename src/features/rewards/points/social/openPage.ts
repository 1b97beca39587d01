/** Clicks a link, so that its handlers apply, such as Telegram's. Works only within a user gesture. */
export function openPage(href: string): void {
  const link = Object.assign(document.createElement('a'), {
    href,
    target: '_blank',
    rel: 'noopener noreferrer',
    hidden: true,
  })
  document.body.append(link)
  link.click()
  link.remove()
}
