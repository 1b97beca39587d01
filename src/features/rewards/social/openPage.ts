/** As a press on a link would: whatever opens links for the app, such as Telegram, opens this one too. Only within a press. */
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
