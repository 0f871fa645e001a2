/** Outlined icons with their names in other sets (RuoYi's, and the remix names that differ), in lower case without marks. */
const NAMES = `
  Aim:radio AlignLeft:textarea Apartment:tree,organizationchart Api:swagger Appstore:apps Audit:log Bank:government
  BarChart:barchartbox Bell:notification BgColors:color Block:component Book:dict Border:button Bug:bug Build:build
  Calendar:date CarryOut:todo CheckSquare:checkbox ClockCircle:time CloudServer:server Cluster:nested Code:code
  ColumnHeight:size Compass:guide,map Database:redis Download:download Drag:drag Edit:edit,input Enter:enter
  Experiment:example Export:externallink EyeInvisible:eye Eye:eyeopen FieldTime:timerange FileExcel:excel FilePdf:pdf
  FileText:filetext FileZip:zip Form:form,fileedit Frown:404 FullscreenExit:exitfullscreen Fullscreen:fullscreen
  Fund:druid Github:github Global:international Hdd:redislist Idcard:post InsertRowBelow:row Key:password
  Laptop:computer LineChart:chart Link:links Lock:lock Login:logininfor Mail:email Menu:treetable Message:chat
  MoneyCollect:money Monitor:monitor More:moreup Number:number Partition:cascader Phone:phone Profile:filelist Qq:qq
  Question:question Read:documentation,education,bookopen Rocket:skill SafetyCertificate:validcode,shieldkeyhole
  Safety:shield Schedule:daterange,job Search:search Select:select Setting:system,settings Shopping:shopping
  Skin:theme Sliders:slider Smile:icon Snippets:clipboard Star:rate,star Switcher:switch,tab Table:table
  Team:peoples,community,group Translation:language UnorderedList:list Upload:upload User:people Warning:errorwarning
  Wechat:wechat Wifi:online
`;

/** The names of icons of `@ant-design/icons` in other sets, RuoYi's first. */
export const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  NAMES.trim()
    .split(/\s+/)
    .map((entry) => entry.split(':'))
    .map(([icon, names = '']) => [`${icon}Outlined`, names.split(',')]),
);

/** The icons by those names. */
export const ICON_ALIASES: ReadonlyMap<string, string> = new Map(
  [...OTHER_NAMES].flatMap(([icon, names]) => names.map((name) => [name, icon])),
);
