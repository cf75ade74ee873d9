import { reducedMotion } from '../css/breakpoints.ts'

/**
 * Moves the heading of the page that a row's link opens from the link to its own place. Not a view transition of the browser,
 * which shows the page only after it has taken pictures of the old one: measured at 50 to 100 ms.
 */
export function moveHeadingFrom(link: HTMLElement): void {
  if (window.matchMedia(reducedMotion).matches) return
  const from = link.getBoundingClientRect()
  requestAnimationFrame(() => {
    const heading = document.querySelector('main h1')
    const to = heading?.getBoundingClientRect()
    // A heading without a height is hidden until its page has loaded.
    if (!heading || !to?.height) return
    const place = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.height / to.height})`
    const transformOrigin = '0 0'
    heading.animate([{ transform: place, transformOrigin, opacity: 0.5 }, { transformOrigin }], {
      duration: 160,
      easing: 'ease-out',
    })
  })
}
