/** Of a page that frames this one from the same origin; null for any other, which cannot be looked at. Only pages of this machine frame the app so. */
export function ownHost({
  parent,
  self,
  location,
}: Pick<Window, 'parent' | 'location'> & { readonly self: unknown }): string | null {
  try {
    return parent !== self && parent.location.origin === location.origin ? location.origin : null
  } catch {
    return null
  }
}
