import { useEffect, useState } from 'react'
import { ActionError } from '../foundation/failures/failures.ts'

const maxBytes = 2_000_000
const [maxWidth, maxHeight] = [480, 160]

const png = 'data:image/png;base64,'
/** Matches a logo as `readLogo` returns it, or none. */
export const pngText = /^(?:data:image\/png;base64,[\d+/A-Za-z]+={0,2})?$/

/**
 * Reads a picture from the user's device, makes it as small as a logo is printed, and returns it as a data URL. Nothing is
 * sent.
 * @throws ActionError
 */
export async function readLogo(file: File): Promise<string> {
  if (file.size > maxBytes) throw new ActionError('This file is too large. Choose a picture of at most 2 MB.')
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) throw new ActionError('We could not read this file as a picture. Choose a PNG or JPEG file.')
  const scale = Math.min(1, maxWidth / picture.width, maxHeight / picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}

/** The decoded logo; undefined until then. The security policy allows no `<img>` with a data URL. */
export function useBitmap(logo: string): ImageBitmap | undefined {
  const [decoded, setDecoded] = useState<{ readonly logo: string; readonly bitmap: ImageBitmap }>()
  useEffect(() => {
    let isCurrent = true
    const keep = (bitmap: ImageBitmap) => isCurrent && setDecoded({ logo, bitmap })
    if (logo !== '') decode(logo).then(keep, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [logo])
  return decoded?.logo === logo ? decoded.bitmap : undefined
}

async function decode(logo: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(logo.slice(png.length)), (sign) => sign.charCodeAt(0))
  return await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
}
