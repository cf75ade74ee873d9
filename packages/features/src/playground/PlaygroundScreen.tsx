import { NotFoundScreen } from '../foundation/screens/NotFoundScreen.tsx'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'
import { ComponentSamples } from './ComponentSamples.tsx'
import { ThemeEditor } from './ThemeEditor.tsx'

/** For people who set up a deployment: previews brand colours in this browser only. Requires `diagnostics`. */
export function PlaygroundScreen() {
  const { hasDiagnostics } = useConfiguration()
  if (!hasDiagnostics) return <NotFoundScreen />
  return (
    <Screen title={routes.playground.title} intro="Only you see these colours, and only until you leave this page.">
      <ThemeEditor preview={<ComponentSamples />} />
    </Screen>
  )
}
