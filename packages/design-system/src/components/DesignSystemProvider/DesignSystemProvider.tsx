// These styles are imported here, because bundlers skip index.ts, which only re-exports.
import '../../css/reset.css.ts'
import '../../css/global.css.ts'
import '../../css/paper.css.ts'
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { prepareAnnouncer } from '../../announcer/announce.ts'
import { keepFocus } from '../../focus/keepFocus.ts'
import { FormatContext, type Format } from '../../parts/format.ts'
import { portalTheme } from '../../theme/portal/portal.css.ts'
import { wireframeTheme } from '../../theme/wireframe/wireframe.css.ts'

const themes = { portal: portalTheme, wireframe: wireframeTheme }

interface DesignSystemProviderProps extends Format {
  theme?: keyof typeof themes
  /** The locale is a guess that an inner provider corrects, so it is not yet set as the page's `lang`. */
  isProvisional?: boolean
  children: ReactNode
}

/** Sets the theme, language and currency for its children. */
export function DesignSystemProvider({
  locale,
  currency,
  theme = 'portal',
  isProvisional = false,
  children,
}: DesignSystemProviderProps) {
  const format = useMemo(() => ({ locale, currency }), [locale, currency])

  // Sets the classes on the root element, because dialogs and menus are rendered outside the children.
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.add(themes[theme])
    return () => classList.remove(themes[theme])
  }, [theme])

  useLayoutEffect(() => {
    if (!isProvisional) document.documentElement.lang = locale
  }, [locale, isProvisional])

  useEffect(prepareAnnouncer, [])
  useEffect(keepFocus, [])

  return <FormatContext value={format}>{children}</FormatContext>
}
