const groups =
  'be:was,were,been|bear:borne|beat:beaten|bend:bent|bind:bound|bite:bit,bitten|bleed:bled|blow:blew,blown|breed:bred|burn:burnt|' +
  'cling:clung|creep:crept|deal:dealt|dig:dug|dream:dreamt|dwell:dwelt|flee:fled|forbid:forbade,forbidden|forgive:forgave,forgiven|' +
  'kneel:knelt|lean:leant|learn:learnt|light:lit|melt:molten|mow:mown|prove:proven|seek:sought|sew:sewn|' +
  'shear:shorn|shrink:shrank,shrunk|slide:slid|sow:sown|smell:smelt|spill:spilt|spin:spun|spoil:spoilt|' +
  'spring:sprang,sprung|sting:stung|swear:swore,sworn|sweep:swept|swell:swollen|swing:swung|tear:tore,torn|' +
  'tread:trod,trodden|undergo:underwent,undergone|undertake:undertook,undertaken|weave:wove,woven|weep:wept|' +
  'withdraw:withdrew,withdrawn|withstand:withstood|overcome:overcame|foresee:foreseen|' +
  'begin:began,begun|break:broke,broken|bring:brought|build:built|buy:bought|catch:caught|choose:chose,chosen|' +
  'come:came|cost:costs|draw:drew,drawn|drink:drank,drunk|drive:drove,driven|eat:ate,eaten|fall:fell,fallen|feed:fed|feel:felt|' +
  'fight:fought|find:found|fly:flew,flown|forget:forgot,forgotten|freeze:froze,frozen|give:gave,given|go:went,gone|grow:grew,grown|' +
  'hang:hung|hear:heard|hide:hid,hidden|hold:held|keep:kept|know:knew,known|lay:laid|lead:led|leave:left|lend:lent|lose:lost|' +
  'make:made|mean:meant|meet:met|pay:paid|ride:rode,ridden|ring:rang,rung|rise:rose,risen|run:ran|see:saw,seen|sell:sold|send:sent|' +
  'shake:shook,shaken|shine:shone|shoot:shot|show:shown|sing:sang,sung|sink:sank,sunk|sit:sat|sleep:slept|speak:spoke,spoken|' +
  'spend:spent|stand:stood|steal:stole,stolen|stick:stuck|strike:struck|swim:swam,swum|take:took,taken|teach:taught|tell:told|' +
  'think:thought|throw:threw,thrown|understand:understood|wake:woke,woken|wear:wore,worn|win:won|write:wrote,written|use:used,using|' +
  'child:children|foot:feet|man:men|mouse:mice|person:people,persons|tooth:teeth|woman:women|datum:data|life:lives|leaf:leaves|half:halves|' +
  'add:adding|age:aged,aging,ageing|die:died,dying|lie:lied,lying|owe:owed,owing|sue:sued,suing|tie:tied,tying|' +
  'center:centre|color:colour|fiber:fibre|gray:grey|harbor:harbour|kilometer:kilometre|centimeter:centimetre|labor:labour|' +
  'license:licence|liter:litre|meter:metre|millimeter:millimetre|neighbor:neighbour|program:programme|theater:theatre';

/** Plain words with their irregular forms. */
export const irregularForms: ReadonlyMap<string, readonly string[]> = new Map(
  groups.split('|').map((group) => {
    const [word = '', forms = ''] = group.split(':');
    return [word, forms.split(',')] as const;
  }),
);

/** From an irregular form to its plain word. */
export const irregularWords: ReadonlyMap<string, string> = new Map(
  [...irregularForms].flatMap(([word, forms]) => forms.map((form) => [form, word] as const)),
);
