interface BarcodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  interface Window {
    /** Only some browsers have it, and TypeScript does not know it. */
    readonly BarcodeDetector?: {
      new (options: { readonly formats: readonly string[] }): BarcodeDetector
      getSupportedFormats(): Promise<readonly string[]>
    }
  }
}

/** The kinds of barcodes on products and shelves. */
const formats: readonly string[] = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'code_39', 'qr_code']

/**
 * Creates a function that returns the first code in a picture; '' if there is none. Undefined if this device can read none
 * of these kinds of barcodes.
 */
export async function createCodeReader(): Promise<((picture: HTMLVideoElement) => Promise<string>) | undefined> {
  const supported = (await window.BarcodeDetector?.getSupportedFormats()) ?? []
  const readable = formats.filter((format) => supported.includes(format))
  if (!window.BarcodeDetector || readable.length === 0) return undefined
  const detector = new window.BarcodeDetector({ formats: readable })
  return async (picture) => {
    // The browser refuses a picture that is not there yet.
    const found = await detector.detect(picture).catch(() => [])
    return found.map(({ rawValue }) => readCode(rawValue)).find((code) => code !== '') ?? ''
  }
}

const maxLength = 64

/**
 * The code in the text of a barcode, which anyone may have printed. '' for a text that is too long: a part of it could be
 * the code of something else.
 */
export function readCode(text: string): string {
  const code = text.replace(/\p{C}/gu, '').trim()
  return code.length > maxLength ? '' : code
}
