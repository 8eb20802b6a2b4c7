/** Letters of a language beyond ASCII in the encodings its files are usually in, the most frequent first. */
export interface LetterProfile {
  readonly encodings: readonly LetterEncoding[];
  readonly letters: string;
}

export type LetterEncoding =
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1252'
  | 'windows-1253'
  | 'windows-1254'
  | 'windows-1255'
  | 'windows-1256'
  | 'windows-1257'
  | 'windows-1258'
  | 'windows-874'
  | 'macintosh'
  | 'iso-8859-15'
  | 'iso-8859-2'
  | 'iso-8859-5'
  | 'iso-8859-7'
  | 'koi8-r'
  | 'koi8-u'
  | 'ibm866';

const western = ['windows-1252', 'iso-8859-15', 'macintosh'] as const;
const central = ['windows-1250', 'iso-8859-2'] as const;

export const letterProfiles: readonly LetterProfile[] = [
  { encodings: western, letters: 'üäöß' },
  { encodings: western, letters: 'éèàêçîôûâùëïœüÿæ' },
  { encodings: western, letters: 'óáíéñúü' },
  { encodings: western, letters: 'ãçáéõíêóâúàô' },
  { encodings: western, letters: 'àèìòùé' },
  { encodings: western, letters: 'äöåé' },
  { encodings: western, letters: 'øåæéöä' },
  { encodings: western, letters: 'íáðéóæþöúý' },
  { encodings: western, letters: 'éëïèöüàóç·íúò' },
  { encodings: central, letters: 'łążęśóćńź' },
  { encodings: central, letters: 'íáěřéšýžčůúťňďó' },
  { encodings: central, letters: 'áíčéšľžýúťôňäďóĺŕ' },
  { encodings: central, letters: 'áéőöóíüúű' },
  { encodings: central, letters: 'čšžćđ' },
  { encodings: central, letters: 'ăîşţâ' },
  { encodings: ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5'], letters: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё' },
  { encodings: ['windows-1251', 'koi8-u', 'iso-8859-5'], letters: 'оаиніетврслкумдпзьябгйчжхшюцєїщфґ' },
  { encodings: ['windows-1251', 'iso-8859-5'], letters: 'аеоинтрсвлпкдмзъубягчцхщжшфйюь' },
  { encodings: ['windows-1251', 'iso-8859-5'], letters: 'аоиенртсјвклмупдзгцчбшжњхљћђџфѓќѕ' },
  { encodings: ['windows-1253', 'iso-8859-7'], letters: 'αοιετσνηυρπκμλςίόάωγέήδθύχφβώξζψϊΐϋΰ' },
  { encodings: ['windows-1254'], letters: 'ıişüğçöİâî' },
  { encodings: ['windows-1255'], letters: 'יוהלאתרבמשנםדעקחפטכצגזסןךףץ' },
  { encodings: ['windows-1256'], letters: 'الينمرتبودعسفهكقحجشةصطخذضىزءثأغظإئؤآپچژگ' },
  { encodings: ['windows-1257'], letters: 'ėįšųžūčęą' },
  { encodings: ['windows-1257'], letters: 'āīēšņģļķūčž' },
  { encodings: ['windows-1257'], letters: 'äõüöšž' },
  // Tones and vowels stand as marks of their own.
  { encodings: ['windows-1258'], letters: '\u0301\u0323\u0300đưôâơ\u0309êă\u0303áàéèíóúù' },
  {
    encodings: ['windows-874'],
    letters:
      'านรอกเงม\u0e48ย\u0e31ล\u0e34วดท\u0e35ส\u0e49ตะปบคแ\u0e38จห\u0e4cพช\u0e37ขใ\u0e47ไ\u0e39ำโถผ\u0e36ภศธซณญฐฟฎฉษฏฆ',
  },
];

/** Chinese characters in the order of their frequency in running text, simplified ones and traditional spellings. */
const simplified =
  '的一是不了在人有我他这中大来上个国到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知民样现分将外但身些与高意进把法此实回二理美点月明其种声全工己话儿者向情部正名定女问力机给等几很业最间新什打便位因重被走电四第门相次东政海口使教西再平真听世气信北少关并内加化由却代军产入先山五太水万市眼体别处总才场师书比住员九笑性通目华报立马命张活难神数件安表原车白应路期叫死常提感金何更反合放做系计或司利受光王果亲界及今京务制解各任至清物台象记边共风战干接它许八特觉望直服毛林题建南度统色字请交爱让认算论百吃义科怎元社术结六功指思非流每青管夫连远资队跟带花快条院变联言权往展该领传近留红治决周保达办运武半候七必城父强步完革深区即求品士转量空甚众技轻程告江语英基派满式李息写呢识极令黄德收脸钱党倒未持取设始版双历越史商千片容研像找友孩站广改议形委早房音火际则首单据导影失拿网香似斯专石若兵弟谁校读志飞观争究包组造落视济喜离';
const traditional =
  '這來個國說們為時會過學對裡後麼沒於還發當無開見經頭從動兩長樣現將與進實點種聲話問機給幾業間電門東聽氣關內卻軍產萬體別處總場師書員報馬張難數車應親務記邊風戰許覺題統請愛讓認論義術結連遠資隊帶條變聯權該領傳紅決達辦運強區轉眾輕語滿寫識極黃臉錢黨設雙歷廣議際則單據導網專誰讀飛觀爭組視濟離號價稱類訂';
const japanese =
  '日一人年大十二本中長出三時行見月後前生五間上東四今金九入学高円子外八六下来気小七山話女北午百書先名川千水半男西電校語土木聞食車何南万毎白天母火右読友左休父雨会同事自社発者地業方新場員立開手力問代明動京目通言理体田主題意不作用度強公持野以思家世多正安院心界教文元重近考画海売知道集別物使品計死特私始朝運終台広住真有口少町料工建空急止送切転研足究楽起着店病質待試族銀早映親験英医仕去味写字答夜音注帰古歌買悪図週室歩風紙黒花春赤青館屋色走秋夏習駅洋旅服夕借飲肉貸堂鳥飯勉冬昼茶弟牛魚兄犬妹姉漢数区県市都府価格商氏番号佐藤鈴渡辺村林井';
const korean =
  '이다는의에가을하고지를한은사기로도리아어시인나자서대정해그일있과보제라수게들부스전것원구상주만여장성으신니우동면안무적공선소조국진경유화치생미당관영내중위세비용문러방연본계산교체실현학물오발마음분회요김모년박식심설규단형두차품강반말거되각드등입금통민양직건명바천행향남최회호타격표포파트름도울';

export interface SyllabaryProfile {
  readonly encoding: 'gb18030' | 'big5' | 'shift_jis' | 'euc-jp' | 'euc-kr';
  /** The rank of characters that make up most of any text. */
  readonly ranks: ReadonlyMap<string, number>;
}

/** Ranks by the first place in the texts, which each begin anew. */
function ranksOf(...texts: readonly string[]): ReadonlyMap<string, number> {
  const ranked = texts.flatMap((text) => [...text].map((character, rank) => [character, rank] as const));
  return new Map(ranked.toReversed());
}

export const syllabaryProfiles: readonly SyllabaryProfile[] = [
  { encoding: 'gb18030', ranks: ranksOf(simplified) },
  { encoding: 'big5', ranks: ranksOf(traditional, simplified) },
  { encoding: 'shift_jis', ranks: ranksOf(japanese) },
  { encoding: 'euc-jp', ranks: ranksOf(japanese) },
  { encoding: 'euc-kr', ranks: ranksOf(korean) },
];
