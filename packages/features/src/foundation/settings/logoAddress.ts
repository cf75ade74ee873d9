/**
 * The address of the supplier's logo, which is deployed in the folder of `index.html`.
 * @param logo The path in the portal, such as `/logo.svg`; '' for none.
 */
export function logoAddress(logo: string): string {
  return logo === '' ? '' : import.meta.env.BASE_URL + logo.slice(1)
}
