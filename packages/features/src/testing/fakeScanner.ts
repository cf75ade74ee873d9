import { expect, spyOn } from 'storybook/test'

/**
 * Gives the browser a camera, and a detector of barcodes. For a story's `beforeEach`.
 * @param texts What the detector finds in one picture after the other; '' for nothing.
 * @returns a function that removes the detector
 */
export function fakeScanner(...texts: readonly string[]): () => void {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 })
  let isFilming = true
  const film = () => {
    drawBarcode(canvas)
    if (isFilming) requestAnimationFrame(film)
  }
  film()
  const remaining = [...texts]
  class Detector {
    static readonly getSupportedFormats = async () => ['ean_13', 'aztec']
    readonly detect = async () => {
      const text = remaining.shift() ?? ''
      return text === '' ? [] : [{ rawValue: text }]
    }
  }
  spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wanted) => {
    await expect(wanted).toEqual({ video: { facingMode: 'environment' } })
    return canvas.captureStream()
  })
  Object.defineProperty(window, 'BarcodeDetector', { value: Detector, configurable: true })
  return () => {
    isFilming = false
    Reflect.deleteProperty(window, 'BarcodeDetector')
  }
}

/** Makes the camera of `fakeScanner` fail. @param name Of the browser's error */
export function refuseCamera(name: string): void {
  spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name))
}

const bars = [4, 2, 8, 2, 4, 6, 2, 8, 4, 2, 6, 4]

function drawBarcode(canvas: HTMLCanvasElement): void {
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('There is no canvas')
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.fillStyle = 'black'
  for (const [index, width] of bars.entries()) drawing.fillRect(70 + index * 15, 70, width, 100)
}
