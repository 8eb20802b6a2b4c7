/**
 * Words that names without capitals and underscores are put together of: `getinfo`, `readlines`, `urlsplit`. Whole words
 * that would come apart wrongly stand here too: `target` is no `tar` and `get`.
 */
export const compoundWords: ReadonlySet<string> = new Set(
  (
    'abs abstract accept access account action active add addr address admin age agent alias align all alloc anchor angle any ' +
    'app append apply arc archive area arg args argument array asset async atom attach attr attrs attribute audio auth author ' +
    'auto avg axis back backup bad bar base batch begin bin binary bind bit bits blob block blocks body bold bool boot border ' +
    'bound bounds box branch break broadcast browser bucket buf buffer bug build bulk bus button byte bytes cache calc calendar ' +
    'call calls callback cancel canvas cap card cart case cell center cert chain change channel char chars charset check child ' +
    'children chunk class clean clear client clock clone close cmd code codec col collect color column columns combo command ' +
    'comment commit common comp compare compile complete compress compute concat cond config connect console const container ' +
    'content context control convert cookie copy core count cover create cross crypt css csv ctrl ctx curl current cursor curve ' +
    'custom cut cycle daemon data database dataset date datetime day days dead debug decl decode decompress decrypt deep def ' +
    'default define delay delete delta deny depth desc design dest detach detail detect dev device diag dialog dict diff digest ' +
    'digit dim dir dirs dirty disable disk dispatch display dist div doc docs domain done dot double down download drag draw drive ' +
    'driver drop dump dup dynamic each echo edge edit editor elem element else email embed empty enable encode encrypt end endian ' +
    'engine enter entities entity entries entry enum env equal err error errors escape eval even event events exact except exc exec ' +
    'exist exists exit exp expand expect expire export expr extend extent extract face factor factory fail fast fatal feature feed ' +
    'fetch field fields file filename files fill filter final find first fix flag flags flat flip float floor flow flush focus fold ' +
    'folder font foot footer force fork form format forward frame frames free freeze freq full func gap gate gather gen get getter ' +
    'git glob global grab gradient graph grid group groups grow guard guess gui guid half halt handle handler hard hash head header ' +
    'headers heap height hello help hex hidden hide high hint history hit hold hole home hook host hour hover href html http icon ' +
    'ident idle ids ignore image images img import inc include indent index info init inline inner input insert install instance ' +
    'int integer inter internal interval invert invoke isolate item items iter job jobs join json jump keep kernel key keys keyword ' +
    'kill kind label lang last launch layer layout lazy leader leaf left len length letter level lex lib library light limit line ' +
    'lines link links list lists listen live load loader local locale lock log login logger logout long lookup loop low lower mail ' +
    'main make map mark mask master match math matrix max mean media member memo memory menu merge message meta method mime min minor ' +
    'minute mirror mode model module month mount mouse move msg multi music mute mutex name names native near nest net network new next ' +
    'node nodes noise none norm note notify null num number object odd offset old once only open operator option options order origin ' +
    'out outer output over override owner pack packet pad page pages pair panel param params parent parse parser part parts pass ' +
    'password paste patch path paths pattern pause peek pen period permission pick pid ping pipe pixel place plain plan platform play ' +
    'plot plugin point points poll pool pop popup port pos position post power pre predicate prefix press prev preview price print prio ' +
    'priority private probe process profile program progress project prompt prop property props proto proxy public pull push put quad ' +
    'query queue quick quiet quit quote random range rank rate ratio raw read reader ready real rec record rect redirect reduce ref refs ' +
    'reg regex region register release reload remote remove rename render repeat replace reply report repr request reset resize ' +
    'resolve resource response rest restart restore result resume retry return reverse revision right role roll root rotate round route ' +
    'router row rows rule rules run safe sample save scale scan schedule schema scope score screen script scroll search sec second ' +
    'section seed seek seg segment select self send sender seq serial server service session set sets setting setup shadow shape share ' +
    'shell shift short show shuffle shut side sig sign signal signature single site size skip slash sleep slice slot slow smooth snap ' +
    'socket soft sort sound source space span spec speed split spread sql src stack stage stamp start stat state static stats status ' +
    'step stop storage store str stream strict string strings strip struct style sub submit subset sum super suspend swap switch symbol ' +
    'sync syntax sys system tab table tag tags tail take target task team temp template term test tests text theme thread ticket tile ' +
    'time timeout timer times timestamp title tmp toggle token tokens tool tools top total trace track trail transfer transform trans ' +
    'translate tree trigger trim truncate trust tuple turn txt type types uid unary under undo union unique unit units unlink unlock ' +
    'unpack update upload upper uri url usage user users util valid value values var vars vector vendor verify version vertex video view ' +
    'virtual visible visit volume wait walk warn warning watch wave weak web week weight white widget width wiki window word words work ' +
    'worker wrap wrapper write writer xml yaml year yield zero zip zone zoom'
  ).split(' '),
);
