import { Button, CodeBlock, Heading, Inline, Stack, Text } from '@trade-portal/design-system'
import { iconSvg, readColour, themeCss, type BrandColours } from '@trade-portal/design-system/theme'
import { toasts } from '../foundation/failures/toasts.ts'

const fileName = 'theme.css'

/** The content of `theme.css`, to copy or download, and `icon.svg`, to download. Invalid colours are left out. */
export function ThemeFile({ colours: { primary, masthead, hyperlink } }: { readonly colours: BrandColours }) {
  const colours = { primary: valid(primary), masthead: valid(masthead), hyperlink: valid(hyperlink) }
  const content = themeCss(colours)
  return (
    <Stack space="small">
      <Heading level={2}>{fileName}</Heading>
      <Text tone="subdued">
        Put this file beside the portal’s index.html. It is read before anything is drawn. The icon of the browser’s
        tab, icon.svg, lies there too.
      </Text>
      <CodeBlock>{content}</CodeBlock>
      <Inline space="small">
        <Button variant="secondary" onPress={() => void copy(content)}>
          Copy
        </Button>
        <Button variant="secondary" onPress={() => download(fileName, content, 'text/css')}>
          Download
        </Button>
        <Button variant="secondary" onPress={() => download('icon.svg', iconSvg(colours), 'image/svg+xml')}>
          Download icon.svg
        </Button>
      </Inline>
    </Stack>
  )
}

const valid = (written = '') => (readColour(written) ? written : '')

async function copy(content: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(content)
    toasts.success('Copied.')
  } catch {
    toasts.error('The browser does not allow copying. Select the text and copy it yourself.')
  }
}

function download(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
