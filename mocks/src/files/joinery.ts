import type { Palette } from './palette.ts'

/** What is finished: doors, windows, tools, safety wear, and the truck that brings it all. */
export const joinery = {
  door: ({ light, main, dark }: Palette) =>
    `<rect x="138" y="46" width="124" height="192" fill="${dark}"/><rect x="146" y="54" width="108" height="184" fill="${main}"/><rect x="160" y="68" width="80" height="66" rx="3" fill="${light}"/><rect x="160" y="148" width="80" height="76" rx="3" fill="${light}" opacity=".7"/><circle cx="240" cy="142" r="6" fill="#f3e3b0" stroke="${dark}"/>`,
  window: ({ light, main, dark }: Palette) =>
    `<rect x="92" y="66" width="216" height="158" rx="4" fill="#f7f9fb" stroke="${dark}" stroke-width="4"/><rect x="106" y="80" width="88" height="130" fill="${main}"/><rect x="206" y="80" width="88" height="130" fill="${light}"/><path d="M112 176l60-92M128 204l60-92M214 150l44-66" stroke="#fff" stroke-width="7" opacity=".6"/><rect x="82" y="222" width="236" height="14" rx="3" fill="${dark}"/>`,
  tool: ({ light, main, dark }: Palette) =>
    `<rect x="110" y="92" width="150" height="58" rx="20" fill="${main}"/><rect x="256" y="104" width="34" height="34" rx="4" fill="#46535f"/><rect x="288" y="116" width="50" height="10" rx="3" fill="#77838f"/><path d="M140 146h52l-12 66h-44z" fill="${dark}"/><rect x="118" y="208" width="84" height="26" rx="6" fill="#46535f"/><path d="M190 152q14 4 12 22" fill="none" stroke="#46535f" stroke-width="6"/><path d="M128 108h96" stroke="${light}" stroke-width="8" stroke-linecap="round"/>`,
  helmet: ({ light, main, dark }: Palette) =>
    `<path d="M112 196q0-108 88-108t88 108z" fill="${main}"/><path d="M184 90h32l6 106h-44z" fill="${light}"/><path d="M92 196h216q10 0 10 12t-10 14H92q-10 0-10-14t10-12z" fill="${dark}"/><path d="M136 150q10-36 34-46" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"/>`,
  truck: ({ light, main, dark }: Palette) =>
    `<rect x="64" y="106" width="172" height="98" rx="4" fill="${light}"/><path d="M242 130h52l36 40v34h-88z" fill="${main}"/><path d="M256 142h34l22 28h-56z" fill="#e8f3f7"/><rect x="56" y="200" width="280" height="12" fill="${dark}"/>${[112, 282].map((x) => `<circle cx="${x}" cy="216" r="24" fill="#2c3640"/><circle cx="${x}" cy="216" r="10" fill="#c9d2da"/>`).join('')}<path d="M84 132h132M84 152h90" stroke="${main}" stroke-width="8" opacity=".5"/>`,
} as const satisfies Record<string, (palette: Palette) => string>
