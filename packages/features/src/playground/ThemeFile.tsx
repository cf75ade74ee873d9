import { Button, CodeBlock, Heading, Inline, Stack, Text } from '@trade-portal/design-system'
import { readColour, themeCss, type BrandColours } from '@trade-portal/design-system/theme'
import { toasts } from '../foundation/failures/toasts.ts'

const fileName = 'theme.css'

/** The content of `theme.css`, to copy or download for a deployment. Invalid colours are left out. */
export function ThemeFile({ colours: { primary, masthead, hyperlink } }: { readonly colours: BrandColours }) {
  const content = themeCss({ primary: valid(primary), masthead: valid(masthead), hyperlink: valid(hyperlink) })
  return (
    <Stack space="small">
      <Heading level={2}>{fileName}</Heading>
      <Text tone="subdued">Put this file beside the portal’s index.html. It is read before anything is drawn.</Text>
      <CodeBlock>{content}</CodeBlock>
      <Inline space="small">
        <Button variant="secondary" onPress={() => void copy(content)}>
          Copy
        </Button>
        <Button variant="secondary" onPress={() => download(content)}>
          Download
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

function download(content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/css' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
