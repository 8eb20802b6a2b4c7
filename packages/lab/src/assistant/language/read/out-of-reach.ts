import { statedLists } from './stated-list.ts';

/** What no app of pages and records can be; each is answered with what is possible instead. */
export type OutOfReach = 'game' | 'device' | 'program' | 'media' | 'writing';

const make = String.raw`\b(?:make|build|create|write|code|develop|design|program|want|need|like)\b(?: me| us)?(?: (?!(?:about|for|with|of|to|which|that|and|where)\b)[\w'’-]+){0,5}?`;
const makeChinese = '(?:做|写|开发|来|弄|搞|生成|设计|要)[^。;!?,、]{0,14}?';
/** The noun before it is what the sentence asks for: “a racing game with …”, and not “a game studio”. */
const isHead = String.raw`(?: (?:apps?|software|programs?|tool))?(?=\s*(?:$|[.,!?;:]|(?:with|where|in|that|like|for|set|about|on|against|to|clone)\b))`;
const isHeadChinese = '(?=$|[\\s。;!?,]|吧|玩|给|的)';
/** The app is who does it. */
const app = String.raw`\b(?:that|which|apps?|programs?|software|tool|something|script|bot)\b (?:(?:to|can|will|should|could|automatically) ){0,2}`;

const games =
  '(?:games?|shooter|platformer|mmorpg|tetris|snake|chess|sudoku|minesweeper|pong|tic[- ]?tac[- ]?toe|2048)';
const chineseGames = '(?:游戏|手游|网游|贪吃蛇|俄罗斯方块|扫雷|五子棋|象棋|围棋|数独|飞机大战|打砖块|消消乐)';
const programs =
  '(?:extension|add-?in|add-?on|plug-?in|driver|operating system|firmware|compiler|emulator|antivirus|malware|vpn|scraper|crawler|input method|(?:trading|discord|telegram|whatsapp) bot|search engine|ai (?:writer|assistant|chatbot)|voice assistant)';
const chinesePrograms =
  '(?:输入法|插件|浏览器扩展|操作系统|编译器|模拟器|杀毒软件|驱动程序|固件|爬虫|外挂|搜索引擎|机器人|语音助手)';
const machines =
  '(?:printer|drone|router|robot|car|motors?|engine|camera|heating|thermostat|lights?|lamps?|lock|phone|tv|machine|mower|vacuum|pump|console)';
const senses = '(?:microphone|mic|camera|gps|bluetooth|accelerometer|gyroscope|sensors?|nfc|radar)';
const media =
  '(?:photos?|pictures?|images?|videos?|songs?|music|voices?|clips?|faces?|films?|portraits?|background|watermarks?)';
const chineseMedia = '(?:图片?|照片|视频|歌曲?|音乐|语音|人声|人脸|水印|背景|动画|绘画)';

/** What is done, and to what. Both are said where a sentence is out of reach: anything may be kept on record, whatever its name. */
const rules: readonly (readonly [OutOfReach, RegExp])[] = [
  ['game', new RegExp(`${make} ${games}${isHead}|^(?:an? |the )?(?:[\\w-]+ ){0,3}${games}${isHead}`, 'iu')],
  [
    'game',
    new RegExp(`${makeChinese}${chineseGames}${isHeadChinese}|^[^。;!?,、]{0,6}${chineseGames}$|联机|对战|闯关`, 'u'),
  ],
  ['game', /\bplays? [^.;!?,]{1,20} (?:with|against) (?:me|us|the computer|you)\b/iu],
  ['game', /(?:跟|和|陪|与)(?:我|我们|玩家|电脑)(?:一起)?(?:下|玩|打)[^。;,]{0,6}(?:棋|牌|麻将|游戏)/u],
  [
    'device',
    new RegExp(
      `${app}(?:drives?|controls?|steers?|operates?|pilots?|fl(?:y|ies)|flash(?:es)?|unlocks?|overclocks?|speeds? up) (?:(?:my|the|our|an?|all) )+(?:[\\w-]+ ){0,2}${machines}\\b`,
      'iu',
    ),
  ],
  [
    'device',
    /(?:操控|控制|遥控|刷[机写个]|破解|超频)[^。;!?,]{0,8}?(?:无人机|打印机|路由器|机器人|机械臂|汽车|小车|电机|摄像头|空调|灯|门锁|手机|电视|农机|水泵|设备|机床|系统)/u,
  ],
  [
    'device',
    new RegExp(
      `\\b(?:listens?|hears?|recogni[sz]es?|detects?|identif(?:y|ies)|measures?|senses?|tells? (?:me|us)|monitors?)\\b[^.;!?]{0,40}? (?:through|with|via|using|from|by) (?:(?:the|my|a|your|its) )?(?:[\\w'’]+ )?${senses}\\b|\\b(?:point|hold|aim)(?:s|ing)? (?:(?:the|my|your|a) )?(?:phone|camera)\\b`,
      'iu',
    ),
  ],
  [
    'device',
    /(?:摄像头|镜头|麦克风|传感器|陀螺仪|蓝牙|雷达|相机|手机)[^。;!?,]{0,4}?(?:对着|一对|一照|一扫|照一下|贴)[^。;!?]{0,16}?(?:就|告诉|识别|测|判断|知道)|(?:用|靠|通过)[^。;!?,]{0,6}(?:摄像头|麦克风|传感器|陀螺仪|蓝牙|雷达)[^。;!?]{0,8}(?:识别|检测|测|判断|监测)|(?:听|识别|检测|测)[^。;!?]{0,12}(?:用|靠|通过)(?:麦克风|摄像头|传感器)/u,
  ],
  ['program', new RegExp(`${make} ${programs}${isHead}|^(?:an? |the )?(?:[\\w-]+ ){0,2}${programs}${isHead}`, 'iu')],
  ['program', new RegExp(`${makeChinese}${chinesePrograms}${isHeadChinese}`, 'u')],
  [
    'program',
    /\b(?:predicts?|forecasts?|guess(?:es)?)\b[^.;!?,]{0,30}?\b(?:stocks?|share prices?|crypto|bitcoin|lottery|earthquakes?|winning numbers)\b|(?:预测|算出|猜)[^。;!?,]{0,8}?(?:股价|股票|涨跌|彩票|地震|币价)/iu,
  ],
  [
    'media',
    new RegExp(
      `(?<!who )\\b(?:edits?|editing|retouch(?:es)?|upscales?|composes?|generates?|synthesi[sz]es?|dubs?|transcribes?|removes?|swaps?|clones?|paints?|renders?|animates?|cuts?|mix(?:es)?) (?:[\\w'’-]+ ){0,4}?${media}\\b|\\b(?:photo|image|video|audio|picture|music) (?:editor|generator|player|converter)\\b|\\btranslates?\\b[^.;!?,]{0,30}?\\b(?:calls|speech|voices?|conversations?|subtitles)\\b|\\b(?:live|real[- ]time) (?:[\\w]+ )?translat\\w+|^(?:an? |the )?translator\\b`,
      'iu',
    ),
  ],
  [
    'media',
    new RegExp(
      `(?:生成|剪辑?|修|抠|合成|识别|配音|克隆|换|去除|去掉|渲染|谱写?)(?:一?[张首段个幅])?[^。;!?,、]{0,8}?${chineseMedia}(?=$|[\\s。;!?,的]|软件|工具|编辑)|把[^。;!?,、]{0,3}${chineseMedia}[^。;!?,]{0,8}(?:去掉|抠|换成|变成|修|剪)|修图|抠图|换脸|变声|图片编辑|视频剪辑|剪辑软件|ai绘画|(?:实时|同声|同步)[^。;!?,]{0,4}(?:翻译|传译)|翻译[^。;!?,]{0,12}(?:通话|电话|语音|对话)|(?:翻译|音乐播放|视频播放)(?:软件|器)|播放器`,
      'iu',
    ),
  ],
  [
    'writing',
    /\b(?:write|compose)(?: me| us)? (?:an?|the|some|my) (?:[\w-]+ ){0,2}(?:poem|essay|song|lyrics|story|novel|speech|letter|thesis)\b/iu,
  ],
  [
    'writing',
    /写(?:一?[首篇段个封])[^。;!?,、]{0,6}(?:诗|歌|歌词|作文|文章|故事|小说|论文|情书|演讲稿)(?=$|[\s。;!?,])/u,
  ],
];

/** What is kept on record of a thing is not the thing itself, and neither is the place of those who do it. */
const recordsOf =
  /\b(?:collections?|library|tracker|track(?:ing)? (?:of|my|our|which)|keep(?:ing)? track|lists?|log|inventory|reviews?|club|catalog(?:ue)?|register|records?|scores?|nights?|bookings?|schedule|rental|rent|lend|lending|sign-?ups?|shop|studio|portfolio)\b|店|公司|工作室|官网|收藏|记录|清单|台账|登记|库存|管理|统计|预约|报名|排班|租|借|评分|比分|战绩|攻略/iu;

/**
 * Why a sentence asks for nothing that an app of pages and records can be; undefined where it may be one. A sentence that lists
 * what is kept is about records, whatever they are of.
 */
export function outOfReach(sentence: string): OutOfReach | undefined {
  if (recordsOf.test(sentence)) return undefined;
  const kind = rules.find(([, rule]) => rule.test(sentence))?.[0];
  return kind === undefined || statedLists(sentence).length > 0 ? undefined : kind;
}
