import { spyOn } from 'storybook/test'

/** Collects the files that the page would download from now on, without downloading them. */
export function watchFiles() {
  const files: { readonly name: string; readonly text: Promise<string> }[] = []
  const create = URL.createObjectURL.bind(URL)
  let text = Promise.resolve('')
  spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    // Keeps the byte order mark, which `Blob.text` would drop.
    if (file instanceof Blob)
      text = file.arrayBuffer().then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
    return create(file)
  })
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saved(this: HTMLAnchorElement) {
    files.push({ name: this.download, text })
  })
  return files
}
