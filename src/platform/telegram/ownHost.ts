/** Host of a same-origin page that frames this one; null for any other, which cannot be accessed. Only local development frames the app so. */
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
