import { describeElement } from './describeElement.ts'
import { exposed } from './exposed.ts'
import { nameOf } from './nameOf.ts'
import { liveAnnouncer } from './selectors.ts'

/** Icons stand beside words or on a control that has a name, so they are hidden; a picture without words says what it shows. */
export function decidedImages(document: Document): string[] {
  const pictures = exposed(document, `svg:not(svg svg), [role=img]:not(svg, ${liveAnnouncer} *)`)
    .filter((picture) => picture.getAttribute('aria-hidden') !== 'true')
    .filter((picture) => picture.getAttribute('role') !== 'img' || nameOf(picture) === '')
    .map((picture) => `${describeElement(picture)} is neither hidden nor named.`)
  const images = exposed(document, 'img:not([alt])').map((image) => `${describeElement(image)} has no alt attribute.`)
  return [...pictures, ...images]
}
