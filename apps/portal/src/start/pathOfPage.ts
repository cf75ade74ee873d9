/** The page's path below the base path of the deployment, as routes are written. */
export function pathOfPage(): string {
  return `/${window.location.pathname.slice(import.meta.env.BASE_URL.length)}`
}
