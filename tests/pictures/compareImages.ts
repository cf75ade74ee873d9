interface Images {
  /** Data URLs of PNG pictures. */
  readonly before: string
  readonly after: string
}

/**
 * Runs in a page, whose canvas reads PNG without a library. Where the pictures differ in size, the rest counts as changed.
 * @returns the changed part of all pixels, from 0 to 1, and a data URL of the later picture, pale, with the changes in red
 */
export async function compareImages({ before, after }: Images): Promise<{ share: number; mask: string }> {
  const images = await Promise.all(
    [before, after].map(async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      return image
    }),
  )
  const width = Math.max(...images.map((image) => image.width))
  const height = Math.max(...images.map((image) => image.height))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas.')
  const pixelsOf = (image: HTMLImageElement) => {
    context.clearRect(0, 0, width, height)
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, width, height)
  }
  const [earlier, mask] = images.map(pixelsOf)
  if (!earlier || !mask) throw new Error('Two pictures are needed.')
  const olds = new Uint32Array(earlier.data.buffer)
  const news = new Uint32Array(mask.data.buffer)
  // As the bytes alpha, blue, green, red.
  const red = 0xff0000dd
  let changed = 0
  // Chromium smooths corners and small pictures a little differently from run to run, which nobody can see.
  const ignored = 3
  const faint = 8
  const faintShare = 0.0002
  let isVisible = false
  const distance = (pixel: number, other: number) =>
    Math.max(...[0, 8, 16, 24].map((bit) => Math.abs(((pixel >>> bit) & 255) - ((other >>> bit) & 255))))
  for (let at = 0; at < news.length; at += 1) {
    const pixel = news[at] ?? 0
    const old = olds[at] ?? 0
    const change = pixel === old ? 0 : distance(pixel, old)
    const isChanged = change > ignored
    if (isChanged) changed += 1
    if (change > faint) isVisible = true
    const pale = (((pixel >>> 2) & 0x3f3f3f) + 0xbfbfbf) | 0xff000000
    news[at] = isChanged ? red : pale
  }
  context.putImageData(mask, 0, 0)
  const share = changed / news.length
  return { share: isVisible || share > faintShare ? share : 0, mask: canvas.toDataURL('image/png') }
}
