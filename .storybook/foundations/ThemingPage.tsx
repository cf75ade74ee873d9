import { Button, Heading, Inline, Masthead, MastheadLogo, Page, Stack, Text } from '@trade-portal/design-system'
import { applyBrand, exampleBrands, readBrand, vars } from '@trade-portal/design-system/theme'
import { CatalogueScreen } from '@trade-portal/features/catalogue'
import { HomeScreen } from '@trade-portal/features/home'
import { ThemeEditor, type EditedColours } from '@trade-portal/features/playground'
import { useCurrentRoute } from '@trade-portal/features/portal'
import { NotFoundScreen, Shell } from '@trade-portal/features/shell'
import { useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { UPDATE_GLOBALS } from '../internalEvents.ts'
import { colourInAddress } from '../toolbar/menus.ts'

/** Makes the colours of this page the own colours of the toolbar. */
function showInAllStories() {
  const colours = Object.entries(readBrand(document.documentElement))
  const inGlobals = colours.map(([name, colour]) => [name, colourInAddress(colour ?? '') ?? ''])
  const globals = { brand: 'own', ...Object.fromEntries(inGlobals) }
  addons.getChannel().emit(UPDATE_GLOBALS, { globals })
}

export function ThemingPage() {
  return (
    <Page>
      <Stack space="large">
        <Heading level={2}>Theming a deployment</Heading>
        <Text>
          A deployment sets three colours in its theme.css; all others are derived from them. Try some: the preview of
          the portal and this page use them.
        </Text>
        <Text tone="subdued">
          A logo may lie beside theme.css. The setting “logo” in config/configuration.json names the file, such as
          logo.svg; it is shown 28 pixels high, 24 on a phone, in place of the company’s name. A typeface may lie there
          too: theme.css defines it with @font-face, and names it in --brand-font.
        </Text>
        <Logo />
        <ThemeEditor
          renderExamples={(choose) => <Brands onChoose={choose} />}
          action={
            <Button variant="secondary" onPress={showInAllStories}>
              Show in all stories
            </Button>
          }
          preview={
            <div style={{ display: 'flex', gap: '1rem', alignItems: 'start' }}>
              <PortalPreview />
              {/* Test runs cannot load the page in the iframe. */}
              {!('__vitest_browser__' in globalThis) && <PhonePreview />}
            </div>
          }
        />
      </Stack>
    </Page>
  )
}

/** A picture chosen on this computer, shown as in the masthead. It is not uploaded. */
function Logo() {
  const [address, setAddress] = useState('')
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  const show = (file: File | undefined) => setAddress(file ? URL.createObjectURL(file) : '')
  return (
    <Stack space="xsmall">
      <label style={{ fontWeight: vars.fontWeight.strong }}>
        Logo <input type="file" accept="image/*" onChange={({ currentTarget }) => show(currentTarget.files?.[0])} />
      </label>
      {address !== '' && (
        // Inside an article, the masthead does not count as the banner of the page.
        <article aria-label="The masthead with the logo">
          <Masthead logo={<MastheadLogo src={address} name="This file is no picture." />} tools={null} />
        </article>
      )}
    </Stack>
  )
}

/** The eight example brands as swatches of their three colours. */
function Brands({ onChoose }: { readonly onChoose: (colours: EditedColours) => void }) {
  return (
    <Inline space="xsmall">
      {Object.values(exampleBrands).map(({ title, primary, masthead, hyperlink }) => (
        <button
          key={title}
          type="button"
          title={title}
          aria-label={title}
          onClick={() => onChoose({ primary, masthead, hyperlink })}
          style={{
            width: '2.75rem',
            height: '2.75rem',
            border: `1px solid ${vars.color.borderControl}`,
            borderRadius: vars.radius.standard,
            background: `linear-gradient(${masthead} 40%, ${primary} 40% 80%, ${hyperlink} 80%)`,
            cursor: 'pointer',
          }}
        />
      ))}
    </Inline>
  )
}

/** The home screen on a phone. It is in an iframe, because the layout follows the width of the page. */
function PhonePreview() {
  const [root, setRoot] = useState<HTMLElement>()
  useEffect(() => {
    if (!root) return undefined
    const own = document.documentElement
    const show = () => {
      if (JSON.stringify(readBrand(root)) !== JSON.stringify(readBrand(own))) applyBrand(root, readBrand(own))
    }
    // Watches both pages: the editor colours this one, and the one in the frame sets its own colours when it starts.
    const observer = new MutationObserver(show)
    for (const page of [own, root]) observer.observe(page, { attributeFilter: ['style'] })
    show()
    return () => observer.disconnect()
  }, [root])
  return (
    // Not sandboxed, because it is a page of this Storybook, whose colours are set from here.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      title="The home screen on a phone"
      src="iframe.html?viewMode=story&id=screens-order-home-states--typical"
      onLoad={({ currentTarget }) => setRoot(currentTarget.contentDocument?.documentElement)}
      style={{ flex: 'none', width: '360px', height: '42rem', border: `1px solid ${vars.color.border}` }}
    />
  )
}

/** A scroll container, so that the masthead sticks to its top. */
function PortalPreview() {
  return (
    <div
      style={{
        flex: '1 1 0',
        minWidth: 0,
        maxHeight: '42rem',
        overflow: 'auto',
        border: `1px solid ${vars.color.border}`,
      }}
    >
      <Shell>
        <PreviewedScreen />
      </Shell>
    </div>
  )
}

function PreviewedScreen() {
  const { name } = useCurrentRoute()
  if (name === 'home') return <HomeScreen />
  return name === 'products' ? <CatalogueScreen /> : <NotFoundScreen />
}
